/**
 * Shared chunk: what every page has. Everything that this file re-exports, with its imports, becomes one script, because
 * every entry and every route chunk imports this file: the bundler writes one script for each set of entries that reach
 * a source, and a source outside of this list would be a small script of its own. Nothing imports the names.
 * A source that only some pages use belongs in the list of those pages, and one that only one chunk uses in none.
 */
export {} from 'react-dom/client';
export { isPhone } from '#domain/identifiers/phone';
export { check } from '#domain/rules';
export { LONGEST_TERM } from '#domain/terms';
export { logIn as logInText } from '#i18n/es-MX/guests';
export { ruleMessage } from '#i18n/ruleMessage';
export { Petals } from '#kit/art/Petals.tsx';
export { followTranslation } from '#kit/browser/followTranslation.ts';
export { whenIdle } from '#kit/browser/whenIdle.ts';
export { Banner } from '#kit/feedback/Banner.tsx';
export { DraftOwner } from '#kit/form/draft.ts';
export { reveal } from '#kit/layout/reveal.ts';
export { TextLink } from '#kit/navigation/Links.tsx';
export { useThisScreen } from '#kit/navigation/useThisScreen.ts';
export { reportFirstLoad } from '../../guest/firstLoad.ts';
export { guestPages } from '../../guest/guestPages.ts';
export { ErrorBoundary } from '../ErrorBoundary.tsx';
export { Shell } from '../Shell.tsx';
