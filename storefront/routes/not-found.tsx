import { pageNotFound } from '../page-errors.ts';

export const loader = () => {
  throw pageNotFound();
};

/** Never shown: a route without a page would answer with bare data instead of the 404 page. */
export default function NotFound() {
  return null;
}
