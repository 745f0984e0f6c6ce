const MAX_LENGTH = 254;
const ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

/** An address as it is compared and stored: without outer spaces, in lower case. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase();

/** One @, a dot in the domain, a top level of two letters or more; outer spaces do not matter (ux §7). */
export const isEmail = (text: string): boolean => {
  const address = text.trim();
  return address.length <= MAX_LENGTH && ADDRESS.test(address);
};
