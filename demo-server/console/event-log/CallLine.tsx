import { useState } from 'react';
import * as callTexts from '#i18n/es-MX/demo/calls';
import type { CallDetailsDto, CallDto } from '../dto.ts';
import { useGetCallQuery } from './callsSlice.ts';
import { faultNames } from './faultNames.ts';
import styles from './LogLine.module.css';
import { LineTime } from './LogLine.tsx';

/** A call: time, address, status and owner; opened, its bodies. */
export function CallLine({ call, owner }: { call: CallDto; owner: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.line} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <LineTime at={call.at} />
        <span className={styles.text}>
          <span className={styles.address}>
            {call.method} {call.path}
          </span>
          <Status call={call} />
          {call.faults.length > 0 && <span className={styles.fault}>{callTexts.fault}</span>}
          <span className={styles.owner}>{owner}</span>
        </span>
      </summary>
      {isOpen && <Details id={call.id} />}
    </details>
  );
}

function Status({ call: { status, ms } }: { call: CallDto }) {
  if (status !== null) return <span className={status >= 400 ? styles.failed : styles.succeeded}>{status}</span>;
  return <span className={styles.failed}>{ms === null ? callTexts.underWay : callTexts.noResponse}</span>;
}

function Details({ id }: { id: string }) {
  const { data: call } = useGetCallQuery(id);
  if (!call) return null;
  return (
    <div className={styles.note}>
      <p>{callTexts.requestId({ id })}</p>
      {call.ms !== null && <p>{callTexts.took({ ms: call.ms })}</p>}
      {call.faults.length > 0 && <p>{callTexts.injectedFaults({ names: faultNames(call.faults).join(', ') })}</p>}
      <Body label={callTexts.sent} body={call.request} />
      <Body label={callTexts.received} body={call.response} />
    </div>
  );
}

function Body({ label, body }: { label: string; body: CallDetailsDto['request'] }) {
  if (body === null) return <p>{callTexts.emptyBody({ label })}</p>;
  if ('bytes' in body) return <p>{callTexts.fileBody({ label, bytes: body.bytes })}</p>;
  return (
    <>
      <p>{label}</p>
      <pre className={styles.body}>{body.text}</pre>
      {body.is_cut && <p>{callTexts.bodyIsCut}</p>}
    </>
  );
}
