/** A package as the lock file has it; `dev` is for building and testing only. */
export type Package = {
  path: string;
  name: string;
  version: string;
  licence: string | undefined;
  integrity: string;
  dev: boolean;
  hasInstallScript: boolean;
};
/** Every package that an install may bring, in the lock file's order. */
export function packagesOf(root: string): Package[];
