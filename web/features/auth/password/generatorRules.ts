/** Rules for the browser's password generator, so that a generated password passes all five checks. */
export const GENERATOR_RULES =
  'minlength: 8; maxlength: 20; required: lower; required: upper; required: digit; required: [-!@#$%^&*()_+=.,:;?]';
