/**
 * Entry that no page loads: it imports the packages of the app and nothing of ours. The bundler writes one script for each
 * set of entries that reach a source, so packages never share a script with our code, and a release that changes only our
 * code leaves them in the caches of browsers. Nothing imports the names; each stands for the package that it comes from.
 */
export { createApi } from '@reduxjs/toolkit/query/react';
export { getTimezoneOffset } from 'date-fns-tz';
export { IntlMessageFormat } from 'intl-messageformat';
export { jsx } from 'react/jsx-runtime';
export {} from 'react-dom/client';
export { Form } from 'react-final-form';
export { Provider } from 'react-redux';
export { BrowserRouter } from 'react-router-dom';
export { persistReducer } from 'redux-persist';
export { object } from 'superstruct';
