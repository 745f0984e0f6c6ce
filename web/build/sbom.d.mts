import type { Package } from './packages.d.mts';

type Component = {
  'bom-ref': string;
  name: string;
  version: string;
  licenses: { expression: string }[];
  hashes: { alg: string; content: string }[];
  purl: string;
};
/** Returns the bill of materials of the product and its demo server, as CycloneDX 1.5. */
export function sbomOf(
  product: { name: string; version: string },
  packages: readonly Package[],
): {
  bomFormat: string;
  specVersion: string;
  version: number;
  metadata: { component: { name: string; version: string } };
  components: Component[];
};
