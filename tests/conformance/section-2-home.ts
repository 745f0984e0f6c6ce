import type { Statement } from './statement.ts';

const tabBar = 'tests/journeys/specification/tab-bar.spec.ts';
const paths = 'tests/web/app/paths.test.ts';
const homeScreen = 'tests/journeys/specification/home.spec.ts';
const articleScreens = 'tests/journeys/specification/articles.spec.ts';
const registrationScreen = 'tests/journeys/specification/registration.spec.ts';
const carousel = 'tests/web/kit/carousel.test.ts';

/** Section 2 of the specification: addresses, tab bar, home and its widgets. */
export const statements: readonly Statement[] = [
  {
    id: 's2-application-steps',
    says: 'Application step-to-route mapping: pre_offer, property_details, bureau_policy under /applications/{id}',
    test: { file: paths, name: 'each step of a profile and of an application has its address' },
  },
  {
    id: 's2-application-continues',
    says: "Application card: 'Continuar' when a next_step exists, unless in_validation or rejected; it goes to /applications/{id} plus the step suffix",
    test: { file: homeScreen, name: 'home with applications > links "Continuar" to the route of the next step' },
  },
  {
    id: 's2-profile-steps-identification',
    says: 'Profile next_step identification -> /profile/identification',
    test: {
      file: homeScreen,
      name: 'home without loans > opens /profile/identification from "Completa tu perfil" when identification comes next',
    },
  },
  {
    id: 's2-profile-steps-biometric',
    says: 'Profile next_step biometric_validation -> /profile/biometric-validation',
    test: {
      file: homeScreen,
      name: 'home without loans > opens /profile/biometric-validation from "Completa tu perfil" when biometric_validation comes next',
    },
  },
  {
    id: 's2-profile-steps-income',
    says: 'Profile next_step income_and_taxes -> /profile/income-and-taxes',
    test: {
      file: homeScreen,
      name: 'home without loans > opens /profile/income-and-taxes from "Completa tu perfil" when income_and_taxes comes next',
    },
  },
  {
    id: 's2-tabs-items',
    says: 'Tab bar: four items with icon and label: Home, Adelanttos, Contacto, Perfil',
    test: { file: tabBar, name: 'the tab bar > has four items with icon and label' },
  },
  {
    id: 's2-tabs-width',
    says: 'Tab bar: the four items have equal width',
    test: { file: tabBar, name: 'the tab bar > has four items of equal width' },
  },
  {
    id: 's2-tabs-colours',
    says: 'Tab bar: the active item is highlighted purple, inactive gray',
    test: { file: tabBar, name: 'the tab bar > shows the active item purple and the others gray' },
  },
  {
    id: 's2-tabs-contact',
    says: 'Tab bar: Contacto opens an external chat link in a new window',
    test: { file: tabBar, name: 'the tab bar > opens the chat of "Contacto" in a new window' },
  },
  {
    id: 's2-home-no-banner-complete',
    says: 'Dashboard: no warning banner when the profile is complete',
    test: { file: homeScreen, name: 'home without loans > asks for no part of the profile when it is complete' },
  },
  {
    id: 's2-home-promo-complete',
    says: 'Dashboard without loans: the button of the promotional card goes to /applications/lease-contract if the profile is complete',
    test: {
      file: homeScreen,
      name: 'home without loans > opens /applications/lease-contract from the promotion',
    },
  },
  {
    id: 's2-home-promo',
    says: 'Dashboard without loans: a promotional card with a button to request the first advance',
    test: {
      file: homeScreen,
      name: 'home without loans > has text and button of the promotion after a rejection too',
    },
  },
  {
    id: 's2-home-promo-incomplete',
    says: "Dashboard without loans, incomplete profile: a modal 'Ups, debes completar tu perfil…' with a button to /profile/identification",
    test: {
      file: homeScreen,
      name: 'home without loans > asks to complete the profile before the first advance and opens the identification',
    },
  },
  {
    id: 's2-home-promo-nameless',
    says: 'Dashboard: the modal opens /profile/identification also for an owner without a name, who is asked for it first',
    test: {
      file: homeScreen,
      name: 'asks an owner without a name to complete the profile, whose identification asks for the name first',
    },
  },
  {
    id: 's2-home-applications-heading',
    says: "Dashboard: the list of applications has a heading 'Tus solicitudes de ...'",
    test: {
      file: homeScreen,
      name: 'home with applications > lists the applications under the heading "Tus solicitudes de Adelantto"',
    },
  },
  {
    id: 's2-home-loans-heading',
    says: "Dashboard: the list of loans has a heading 'Tus ...' and one card per loan",
    test: {
      file: homeScreen,
      name: 'home with loans > shows one card for each loan under the heading "Tus Adelanttos"',
    },
  },
  {
    id: 's2-home-request-another',
    says: 'Dashboard: below is a button to request a new advance, going to /applications/lease-contract',
    test: {
      file: homeScreen,
      name: 'home with loans > has a button below the cards that opens /applications/lease-contract for another advance',
    },
  },
  {
    id: 's2-application-card-figures',
    says: 'Application card: id, monthly lease income, total to pay, term in months, opening fee',
    test: {
      file: homeScreen,
      name: 'home with applications > shows the id of an application as S and four digits, its rent, total to pay, term and opening fee',
    },
  },
  {
    id: 's2-application-card-status',
    says: 'Application card: shows the status',
    test: {
      file: homeScreen,
      name: 'home with applications > shows the status of each application, "Aceptado" for an approved one',
    },
  },
  {
    id: 's2-application-card-no-next',
    says: "Application card: no 'Continuar' without a next_step",
    test: { file: homeScreen, name: 'home with applications > shows no "Continuar" without a next step' },
  },
  {
    id: 's2-application-card-no-continue',
    says: "Application card: no 'Continuar' when the status is in_validation or rejected",
    test: {
      file: homeScreen,
      name: 'home with applications > shows no "Continuar" while in validation or after a rejection, even with a next step',
    },
  },
  {
    id: 's2-application-card-discard',
    says: "Application card: 'Eliminar solicitud' is offered on drafts (status uncompleted) only",
    test: { file: homeScreen, name: 'home with applications > offers "Eliminar solicitud" for drafts only' },
  },
  {
    id: 's2-strength-title',
    says: "Password-strength panel titled 'Nivel de seguridad'",
    test: {
      file: registrationScreen,
      name: 'the registration screen > shows the password-strength hint when the password has an error',
    },
  },
  {
    id: 's2-carousel-optional',
    says: 'Carousel with optional arrows and dots',
    test: { file: carousel, name: 'arrows and dots are optional: %j' },
  },
  {
    id: 's2-carousel-dots',
    says: 'The carousel is used for articles, its dots lead to them',
    test: { file: articleScreens, name: 'the carousel of articles > has dots that scroll to the articles' },
  },
  {
    id: 's2-home-banner',
    says: "Dashboard, incomplete profile: a warning banner 'Completa tu perfil' with an arrow to the next profile step",
    test: {
      file: homeScreen,
      name: 'home without loans > opens /profile/identification from "Completa tu perfil" when identification comes next',
    },
  },
  {
    id: 's2-application-card-delete',
    says: "Application card: 'Eliminar solicitud' deletes the draft",
    test: { file: homeScreen, name: 'home with applications > deletes a draft by DELETE /api/applications/{id}' },
  },
];
