import { createContext } from 'react';

/**
 * Whether components animate when they appear. False for items that a long list adds later, which may not be visible.
 */
export const EntranceAnimation = createContext(true);
