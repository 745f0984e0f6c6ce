import { skipToken } from '@reduxjs/toolkit/query';
import { type Application, distinguishingZipCode } from '#domain/application';
import * as listTexts from '#i18n/es-MX/applications/list';
import { CardText } from '#kit/layout/CardText.tsx';
import { useLookUpZipCodeQuery } from '../records/profileSlice.ts';

type PropertyPlaceProps = {
  application: Application | undefined;
  /** All of the owner's, as far as they have loaded. */
  applications: readonly Application[];
};

/**
 * Where the property of an application is, for an owner with more than one: "Juárez, Cuauhtémoc". The zip code stands for
 * the colony where it has several, and alone until the place is known. Renders nothing where the API tells no zip code.
 */
export function PropertyPlace({ application, applications }: PropertyPlaceProps) {
  const zipCode = application && distinguishingZipCode(application, applications);
  const { data } = useLookUpZipCodeQuery(zipCode ?? skipToken);
  if (zipCode === undefined) return null;
  const [colony, ...others] = data?.colonies ?? [];
  const part = colony === undefined || others.length > 0 ? listTexts.zipCode({ zipCode }) : colony;
  return <CardText>{[part, data?.municipality].filter(Boolean).join(', ')}</CardText>;
}
