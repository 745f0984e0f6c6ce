import * as serverTexts from '#i18n/es-MX/demo/server';
import { FaultSettings, isSomeSwitchedOff } from '../../simulation/faultSettings.ts';
import { call } from './call.ts';

/** The simulated faults. */
export const faultCalls = [
  call('GET /faults', 'Returns the simulated faults', { response: FaultSettings }, ({ faults }) => faults.current()),
  call(
    'PUT /faults',
    'Sets the simulated faults, all of them; `{}` switches all off',
    { body: FaultSettings, response: FaultSettings },
    ({ store, faults, events }, { body }) =>
      store.write(() => {
        const before = faults.current();
        const replaced = faults.replace(body);
        // The phone tries again what has failed.
        const data = { ...replaced, ...(isSomeSwitchedOff(before, replaced) && { switched_off: true }) };
        events.record({ kind: 'faults', line: serverTexts.faultsSet, data });
        return replaced;
      }),
  ),
];
