import * as phoneTexts from '#i18n/es-MX/demo/phone';
import type { FileSource } from '#kit/files/AdditionalFileSource.tsx';
import type { StepAction } from '../../script/steps.ts';
import { sampleFiles, withInterruptedUpload } from './samples.ts';

export type UploadFault = Extract<StepAction, { type: 'fill' }>['uploadFault'];

let uploadFault: UploadFault;
/** The files of the button that was pressed last. */
let lastFiles: Promise<unknown> = Promise.resolve();

async function loadFiles(field: string): Promise<File[]> {
  const files = await sampleFiles(field);
  return uploadFault === 'cut' ? files.map(withInterruptedUpload) : files;
}

/** The sample files, as an additional source of the file fields. */
export const sampleFileSource: FileSource = {
  text: phoneTexts.useSampleFile,
  filesFor: (field) => () => {
    const files = loadFiles(field);
    lastFiles = files;
    return files;
  },
  // A magic word: in the demo only a file with it in its name counts as blurred, never by chance.
  adviceFor: ({ name }) => (/(?:^|[^\p{L}\p{N}])borros[ao](?![\p{L}\p{N}])/iu.test(name) ? 'blurry' : undefined),
};

/** Presses a field's sample button and waits for its files, whose upload breaks off with a fault. */
export async function attachSamples(button: HTMLElement, fault: UploadFault): Promise<void> {
  uploadFault = fault;
  button.click();
  await lastFiles;
  uploadFault = undefined;
}
