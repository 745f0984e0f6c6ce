import bookmarkSimple from '@phosphor-icons/core/assets/regular/bookmark-simple.svg';
import clock from '@phosphor-icons/core/assets/regular/clock.svg';
import folderOpen from '@phosphor-icons/core/assets/regular/folder-open.svg';
import listBullets from '@phosphor-icons/core/assets/regular/list-bullets.svg';
import plugs from '@phosphor-icons/core/assets/regular/plugs.svg';
import usersThree from '@phosphor-icons/core/assets/regular/users-three.svg';
import type { ComponentType } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { CaseFile } from '../case-file/CaseFile.tsx';
import { ClockPanel } from '../clock/ClockPanel.tsx';
import { EventLog } from '../event-log/EventLog.tsx';
import { Faults } from '../faults/Faults.tsx';
import { Personas } from '../personas/Personas.tsx';
import { Snapshots } from '../snapshots/Snapshots.tsx';
import type { SectionId } from './sectionIds.ts';

type Section = { readonly title: string; readonly icon: string; readonly Component: ComponentType };

/** Title, icon and component of each section that opens from the bar. */
export const sections: Readonly<Record<SectionId, Section>> = {
  personas: { title: consoleTexts.personas, icon: usersThree, Component: Personas },
  'case-file': { title: consoleTexts.caseFile, icon: folderOpen, Component: CaseFile },
  clock: { title: consoleTexts.clock, icon: clock, Component: ClockPanel },
  faults: { title: consoleTexts.faults, icon: plugs, Component: Faults },
  snapshots: { title: consoleTexts.snapshots, icon: bookmarkSimple, Component: Snapshots },
  'event-log': { title: consoleTexts.eventLog, icon: listBullets, Component: EventLog },
};

/** Sections of the third column, where there is one. */
export const keptOpen: readonly SectionId[] = ['clock', 'case-file', 'event-log'];
