declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** Renders an OpenAPI document into an element. */
  const SwaggerUI: (options: {
    readonly url: string;
    readonly domNode: HTMLElement | null;
    readonly supportedSubmitMethods: readonly string[];
    readonly defaultModelsExpandDepth: number;
    readonly syntaxHighlight: { readonly activated: boolean };
    readonly layout: 'BaseLayout';
  }) => void;
  export default SwaggerUI;
}
