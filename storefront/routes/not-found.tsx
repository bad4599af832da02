import { pageNotFound } from '../page-errors.ts';

export const loader = () => {
  throw pageNotFound();
};

/** Never shown: without a component the route would respond with bare data instead of the 404 page. */
export default function NotFound() {
  return null;
}
