import type { StatesByCountry } from '#contract/geography/address-formats.ts';
import type { CountryNames } from '#contract/geography/countries.ts';
import type { FormOutcome, FormResponse, RequestFailure } from '../../forms/form-response.ts';
import type { AddressBook } from '../../model/account/address-book.ts';
import type { Viewer } from '../../model/account/viewer.ts';
import type { PaymentMethod } from '../../model/cart/cart.ts';
import type { StepResponse } from './step-response.ts';
import type { CheckoutFacts, Step } from './steps.ts';

/** What the account of a customer knows of addresses. */
export interface KnownAddresses {
  readonly book: AddressBook;
  /** The address of the order in hand is to be saved. */
  readonly isSavingRequested: boolean;
}

export interface CheckoutPageProps {
  readonly facts: CheckoutFacts;
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  /** Of the login beside the contact step. */
  readonly login: FormOutcome<FormResponse> | undefined;
  readonly step: Step;
  /** Where the step shows them; null for a guest. */
  readonly saved: KnownAddresses | null;
  readonly methods: readonly PaymentMethod[];
  /** Codes of the countries the shop sells to. */
  readonly countries: readonly string[];
  readonly countryNames: CountryNames;
  /** Of the countries of both addresses. */
  readonly states: StatesByCountry;
  readonly idempotencyKey: string;
  readonly response: StepResponse | undefined;
  /** Why the form got no response from the shop. */
  readonly failure: RequestFailure | null;
}
