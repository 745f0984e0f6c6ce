import type { Package } from './packages.d.mts';

type Component = {
  'bom-ref': string;
  name: string;
  version: string;
  licenses: { expression: string }[];
  hashes: { alg: string; content: string }[];
  purl: string;
};
/** What the product and its demo server are made of, as CycloneDX 1.5. */
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
