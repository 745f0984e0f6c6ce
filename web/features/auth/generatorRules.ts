/** What a browser's own generator must make, so that all five checks of a new password pass (ux S3). */
export const GENERATOR_RULES =
  'minlength: 8; maxlength: 20; required: lower; required: upper; required: digit; required: [-!@#$%^&*()_+=.,:;?]';
