import { data } from 'react-router';

/** Throw it from a loader: the shop answers 404 and says which path it does not know. */
export const pageNotFound = () => data(null, { status: 404, statusText: 'Not Found' });
