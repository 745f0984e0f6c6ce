import { featurePlants } from './features.ts';
import { formPlants } from './forms.ts';
import { kitPlants } from './kit.ts';
import type { Plant } from './plant.ts';
import { rulePlants } from './rules.ts';
import { serverPlants } from './server.ts';
import { simulationPlants } from './simulation.ts';
import { textPlants } from './texts.ts';
import { webPlants } from './web.ts';

/** All planted defects, those first whose tests take seconds. */
export const plants: readonly Plant[] = [
  ...rulePlants,
  ...serverPlants,
  ...simulationPlants,
  ...webPlants,
  ...formPlants,
  ...kitPlants,
  ...featurePlants,
  ...textPlants,
];
