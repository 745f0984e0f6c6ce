import { type Day, dayInMexico } from '../../domain/calendar.ts';
import type { ApiClient } from './apiClient.ts';

/** Returns today by the API's clock, as the app does. */
export async function todayIn(api: ApiClient): Promise<Day> {
  const { headers } = await api.fetch('/api/user');
  const date = Date.parse(headers.get('date') ?? '');
  return dayInMexico(Number.isNaN(date) ? new Date() : new Date(date));
}
