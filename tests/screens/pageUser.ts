import { type Dialog, expect } from 'playwright/test';
import * as samples from '../../demo-server/files/sampleFiles.ts';
import {
  type CameraFailure,
  type FileToPick,
  LOADED,
  type SampleName,
  type ScreenUser,
} from '../../demo-server/states/screen.ts';
import { SATURDAY_NOON } from '../../demo-server/states/scriptedAnswers.ts';
import { filePayload } from '../journeys/support/filePayload.ts';
import type { Fixtures } from './fixtures.ts';

/** The files by the names that the list of screens gives them. */
const files: Readonly<Record<SampleName, samples.SampleFile>> = {
  ...samples,
  incomeProof1: samples.incomeProofs[0],
  incomeProof2: samples.incomeProofs[1],
};

/** Returns the user of the list of screens who drives a page of Playwright. */
export function pageUser({ page, owner, api }: Fixtures): ScreenUser {
  const exactly = (name: string | RegExp) => ({ name, exact: typeof name === 'string' });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    presses: (button) => owner.presses(button),
    pressesText: (text) => page.getByText(text).click(),
    followsLink: (link) => owner.followsLink(link),
    fillsIn: (label, text) => owner.fillsIn(label, text),
    fillsInFields: (texts) => owner.fillsInFields(texts),
    pressesEnterIn: (label) => field(label).press('Enter'),
    leaves: (label) => field(label).blur(),
    checks: (name) =>
      page
        .getByRole('checkbox', exactly(name))
        .or(page.getByRole('radio', exactly(name)))
        // The picture of a radio button covers it.
        .check({ force: true }),
    typesCode: (code) => owner.typesCode(code),
    uploads: (label, ...names) => owner.uploads(label, ...names.map((name) => files[name])),
    picks: (label, file) =>
      page
        .getByRole('group', { name: label })
        .getByLabel(/(Elegir|Agregar|Usar la cámara)/)
        .setInputFiles(filePayload(fileOf(file))),
    waitsFor: (text) => page.getByText(text).first().waitFor(),
    waitsForElement: (selector) => page.locator(selector).first().waitFor(),
    // The shutter works only while the camera's picture moves.
    waitsForCamera: () => expect(page.getByRole('dialog').getByRole('button', { name: 'Tomar foto' })).toBeEnabled(),
    waitsUntilStored: async (text) => {
      await page.waitForFunction((part) => JSON.stringify({ ...sessionStorage }).includes(part), text);
    },
    losesConnection: async () => {
      await page.locator(LOADED).waitFor();
      await api.setReachable(false);
    },
    losesCamera: (failure) => page.evaluate(breakCamera, failure),
    losesScripts: () => page.route('**/assets/*.js', (route) => route.abort()).then(() => undefined),
    letsTimePass: async (ms) => {
      await page.clock.setFixedTime(new Date(Date.parse(SATURDAY_NOON) + ms));
      await page.clock.fastForward(ms);
    },
    reloads: async () => {
      const accept = (question: Dialog) => question.accept();
      page.on('dialog', accept);
      await page.reload();
      // A page without a question would leave it to the next reload.
      page.off('dialog', accept);
    },
  };
}

const fileOf = (file: FileToPick): samples.SampleFile =>
  typeof file === 'string' ? files[file] : { name: file.name, bytes: Buffer.from(file.text) };

function breakCamera(failure: CameraFailure): void {
  navigator.mediaDevices.getUserMedia = () =>
    failure === 'no answer' ? new Promise(() => undefined) : Promise.reject(new DOMException('', failure));
}
