import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/** The page /demo/api: the OpenAPI document for readers. Nothing is sent from here; a call would change the demo. */
SwaggerUI({
  url: '/demo/api/openapi.json',
  domNode: document.getElementById('api'),
  supportedSubmitMethods: [],
  // The shapes are shown with the calls that use them.
  defaultModelsExpandDepth: -1,
  // One colour, which can be read.
  syntaxHighlight: { activated: false },
  layout: 'BaseLayout',
});
