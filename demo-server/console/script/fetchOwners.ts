import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { pathOfStep } from '../../script/pathOfStep.ts';
import type { Step } from '../../script/steps.ts';
import type { CaseFileDto, PersonaDto } from '../dto.ts';
import { OperatorError } from '../kit/OperatorError.ts';

async function fetchJson<Result>(path: string): Promise<Result> {
  const response = await fetch(`/demo/api/${path}`);
  if (!response.ok) throw new OperatorError(consoleTexts.didNotWork({ reason: `${path}: ${response.status}` }));
  return response.json();
}

export const fetchPersonas = (): Promise<PersonaDto[]> => fetchJson('personas');

export const fetchCaseFile = (ownerId: string): Promise<CaseFileDto> => fetchJson(`owners/${ownerId}`);

/** Returns the address of a step's page for an owner. */
export async function fetchPathOfStep(step: Step, ownerId: string): Promise<string> {
  return pathOfStep(step, await fetchCaseFile(ownerId));
}
