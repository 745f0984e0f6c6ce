import { useState } from 'react';
import * as callTexts from '#i18n/es-MX/demo/calls';
import { centralDayAndTime, centralHour } from '#i18n/format';
import { copyText } from '#kit/display/CopyRow.tsx';
import type { CallDetailsDto, CallDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import styles from './CallRow.module.css';
import { useGetCallQuery } from './callsSlice.ts';
import { curlOf } from './curlOf.ts';
import eventStyles from './EventLog.module.css';
import { faultNames } from './faultNames.ts';

/** A call: time, address, status and owner; opened, its bodies and a button that copies it as a command. */
export function CallRow({ call, owner }: { call: CallDto; owner: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={eventStyles.line}>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={eventStyles.summary}>
          <time className={eventStyles.when} dateTime={call.at} title={centralDayAndTime(new Date(call.at))}>
            {centralHour(new Date(call.at))}
          </time>
          <span className={styles.call}>
            {call.method} {call.path}
          </span>{' '}
          <Status call={call} />
          {call.faults.length > 0 && <span className={styles.fault}>{callTexts.fault}</span>}
          {owner !== undefined && <span className={styles.owner}>{owner}</span>}
        </summary>
        {isOpen && <Details id={call.id} />}
      </details>
    </li>
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
    <div className={styles.details}>
      <p>{callTexts.requestId({ id })}</p>
      {call.ms !== null && <p>{callTexts.took({ ms: call.ms })}</p>}
      {call.faults.length > 0 && <p>{callTexts.injectedFaults({ names: faultNames(call.faults).join(', ') })}</p>}
      <Body label={callTexts.sent} body={call.request} />
      <Body label={callTexts.received} body={call.response} />
      <CopyAsCurl call={call} />
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

function CopyAsCurl({ call }: { call: CallDetailsDto }) {
  const showNotice = useShowNotice();
  const copy = async () => {
    const isCopied = await copyText(curlOf(call, window.location.origin));
    showNotice(isCopied ? callTexts.curlCopied : callTexts.couldNotCopyCurl, !isCopied);
  };
  return <ActionButton onPress={copy}>{callTexts.copyAsCurl}</ActionButton>;
}
