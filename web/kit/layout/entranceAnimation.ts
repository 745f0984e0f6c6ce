import { createContext } from 'react';

/** Whether what is drawn makes an entrance: not what comes later to a long list, out of her sight or under her thumb. */
export const EntranceAnimation = createContext(true);
