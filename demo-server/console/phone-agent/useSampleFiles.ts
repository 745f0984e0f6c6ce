import { useMemo, useRef } from 'react';
import * as phoneTexts from '#i18n/es-MX/demo/phone';
import type { FileSource } from '#kit/files/AdditionalFileSource.tsx';
import type { StepAction } from '../../script/steps.ts';
import { sampleFiles, withInterruptedUpload } from './samples.ts';

type UploadFault = Extract<StepAction, { type: 'fill' }>['uploadFault'];

type SampleFiles = {
  /** Additional source of the file fields. */
  readonly source: FileSource;
  /** Presses a field's sample button and waits for its files, whose upload breaks off with a fault. */
  readonly attach: (button: HTMLElement, fault: UploadFault) => Promise<void>;
};

/** Returns the sample files, for the owner who presses a field's button and for "Hazlo por mí". */
export function useSampleFiles(): SampleFiles {
  const pendingFiles = useRef<Promise<unknown>>(Promise.resolve());
  const uploadFault = useRef<UploadFault>(undefined);
  return useMemo(() => {
    const loadFiles = async (field: string) => {
      const files = await sampleFiles(field);
      return uploadFault.current === 'cut' ? files.map(withInterruptedUpload) : files;
    };
    return {
      source: {
        text: phoneTexts.useSampleFile,
        filesFor(field) {
          return () => {
            const files = loadFiles(field);
            pendingFiles.current = files;
            return files;
          };
        },
        // A magic word: in the demo only a file with it in its name counts as blurred, never by chance.
        adviceFor: ({ name }) => (/(?:^|[^\p{L}\p{N}])borros[ao](?![\p{L}\p{N}])/iu.test(name) ? 'blurry' : undefined),
      },
      async attach(button, fault) {
        uploadFault.current = fault;
        button.click();
        await pendingFiles.current;
        uploadFault.current = undefined;
      },
    };
  }, []);
}
