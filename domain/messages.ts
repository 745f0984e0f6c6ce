import type { Day } from './calendar.ts';

/** Ids of the messages without values that rules return. Where the specification gives an English text, it is the id. */
export type DomainMessageId =
  // access
  | 'Your email is required'
  | 'Your email is invalid'
  | 'Your cellphone number is required.'
  | 'Your cellphone number is invalid.'
  | 'Your password is required.'
  | 'Your password format is incorrect.'
  | 'Your passwords do not match'
  | 'The password may have up to 20 characters.'
  | 'The password is required.'
  | 'At least one number is missing.'
  | 'At least one uppercase character is missing.'
  | 'At least eight characters are required.'
  | 'The confirmation password should be equal to your new password.'
  // codes
  | 'Write the 4 digits of the code.'
  // profile
  | 'Your name is required.'
  | 'Your last name is required.'
  | 'You must accept the privacy notice.'
  | 'You must accept the terms and conditions.'
  | 'Image required'
  | 'Document required'
  | 'Write your CURP.'
  | 'A CURP has X instead of N with a tilde.'
  | 'Check your CURP: the first 4 letters are not valid.'
  | 'Check your CURP: the date (positions 5 to 10) does not exist.'
  | 'Check your CURP: position 11 must be H, M or X.'
  | 'Check your CURP: the state (positions 12 and 13) does not exist.'
  | 'Check your CURP: look at the last 5 positions.'
  | 'The last character of your CURP does not match. If it is written well, continue.'
  | 'Your birthdate does not match your CURP.'
  | 'Write your birthdate.'
  | 'Write a date that exists, with day, month and year.'
  | 'You must be at least 18 years old.'
  | 'Write your address.'
  | 'Write your zip code.'
  | 'Zip code not found'
  | 'Write your RFC.'
  | 'Check your RFC: the first 4 letters are not valid.'
  | 'Check your RFC: the date (positions 5 to 10) does not exist.'
  | 'Check your RFC: look at the last 3 positions.'
  | 'Use your own RFC, not the generic one.'
  | 'The last character of your RFC does not match. If it is written well, continue.'
  | 'Your RFC does not match your CURP.'
  // application
  | 'Write your monthly rent.'
  | 'Write your rent with digits only, such as 18,500.00.'
  | 'Choose the start date.'
  | 'Check the year of the date.'
  | 'Choose the end date.'
  | 'The end date must be after the start date.'
  | 'Choose how you receive your rent.'
  | 'Write the folio.'
  | 'Write the zip code of the property.'
  // installment
  | 'Proof image required';

type WithValues<Id extends string, Name extends string, Value = number> = {
  readonly id: Id;
  readonly values: Readonly<Record<Name, Value>>;
};

/** A message with values in it: a limit, how many characters were written, a day. */
export type MessageWithValues =
  | WithValues<'A CURP has {length} characters; you wrote {count}.', 'length' | 'count'>
  | WithValues<"A person's RFC has {length} characters; you wrote {count}.", 'length' | 'count'>
  | WithValues<'A zip code has {length} digits; you wrote {count}.', 'length' | 'count'>
  | WithValues<'Up to {limit} characters; you wrote {count}.', 'limit' | 'count'>
  | WithValues<'The minimum amount is {amount} MXN', 'amount'>
  | WithValues<'The maximum amount is {amount} MXN', 'amount'>
  | WithValues<'The remaining time of your lease must be {months} months or more from today', 'months'>
  | WithValues<'Your lease begins on {start}. If that is right, continue.', 'start', Day>;

/** Every message that a rule can return. */
export type RuleMessage = DomainMessageId | MessageWithValues;
