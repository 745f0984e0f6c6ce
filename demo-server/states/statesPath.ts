/** Path of the page with all states; that of a state is below it. */
export const STATES_PATH = '/demo/estados';
/** Path below which the API answers as a state says. */
export const SCRIPTED_PATH = '/demo/scripted';
