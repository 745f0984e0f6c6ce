/** Texts of the feature `applications`. */
export const applications = {
  // request and card on the home screen
  'Oops, you must complete your profile to request your first Adelantto':
    'Ups, debes completar tu perfil para solicitar tu primer Adelantto',
  'Have your identification, your RFC and your proofs of income at hand.':
    'Ten a la mano tu identificación, tu RFC y tus comprobantes de ingresos.',
  'You need internet to request an Adelantto.': 'Necesitas internet para solicitar un Adelantto.',
  'Your applications for Adelantto': 'Tus solicitudes de Adelantto',
  'We could not load your applications.': 'No pudimos cargar tus solicitudes.',
  Application: 'Solicitud',
  'Application {number}': 'Solicitud {number}',
  'Monthly rent': 'Renta mensual',
  'Total to pay': 'Total a pagar',
  'Opening fee (with IVA)': 'Comisión por apertura (con IVA)',
  'To be defined': 'Por definir',
  'Discard application': 'Eliminar solicitud',
  'Discard application {number}?': '¿Eliminar la solicitud {number}?',
  'The data and documents that you added will be deleted. This cannot be undone.':
    'Se borrarán los datos y documentos que agregaste. No se puede deshacer.',
  Keep: 'Conservar',
  'Discarding…': 'Eliminando…',
  'We discarded application {number}.': 'Eliminamos la solicitud {number}.',

  'We could not load your application.': 'No pudimos cargar tu solicitud.',
  'This application has already been sent.': 'Esta solicitud ya se envió.',
  'This application has already been closed.': 'Esta solicitud ya se cerró.',
  'To continue your application, reload the page or write to us through Contact.':
    'Para continuar tu solicitud, recarga la página o escríbenos por Contacto.',

  // lease
  'Rental contract': 'Contrato de renta',
  'We will use these data to calculate your Adelantto.': 'Usaremos estos datos para calcular tu Adelantto.',
  // The escape is a dollar sign, which in front of a brace looks like a template.
  '{amount} MXN at least.': 'Mínimo \u0024{amount, number} MXN.',
  'Start of the lease': 'Inicio del contrato',
  'End of the lease': 'Fin del contrato',
  'You can advance up to {term} months of rent.': 'Puedes adelantar hasta {term} meses de renta.',
  'How do you receive your rent?': '¿Cómo recibes tu renta?',
  Transfer: 'Transferencia',
  Cash: 'Efectivo',
  'See my pre-offer': 'Ver mi pre-oferta',
  'Calculating…': 'Calculando…',

  // pre-offer
  'Your pre-offer': 'Tu pre-oferta',
  'Enter another lease': 'Capturar otro contrato',
  'You receive (estimate)': 'Recibes (estimado)',
  'You receive': 'Recibes',
  '{term} months: you receive {amount} pesos, estimated.':
    '{term, plural, one {# mes} other {# meses}}: recibes {amount, number} pesos, estimado.',
  'Total of your rents ({term} months)': 'Total de tus rentas ({term}\u00a0meses)',
  'Opening commission': 'Comisión por apertura',
  'IVA of the commission': 'IVA de la comisión',
  'Interest ({rate} a year)': 'Interés ({rate} anual)',
  'IVA of the interest': 'IVA del interés',
  'You pay {term} installments of': 'Pagas {term} mensualidades de',
  'It is an estimate; the final amount is confirmed when your application is approved.':
    'Es una estimación; el monto final se confirma al aprobar tu solicitud.',
  'We could not calculate your pre-offer.': 'No pudimos calcular tu pre-oferta.',
  'You need internet to calculate your pre-offer.': 'Necesitas internet para calcular tu pre-oferta.',
  'Total yearly cost (CAT)': 'Costo anual total (CAT)',
  'CAT {rate} without IVA. For information and comparison. Calculated on {date}.':
    'CAT {rate} sin IVA. Para fines informativos y de comparación. Calculado el {date}.',

  // property
  'Documents of your property': 'Documentos de tu propiedad',
  'We use them only to validate that the property is yours.': 'Solo los usamos para validar que la propiedad es tuya.',
  'Registry folio': 'Folio real',
  'It is on the first page of your deed, with the seal of the Public Registry.':
    'Está en la primera hoja de tu escritura, con el sello del Registro Público.',
  'Zip code of the property': 'Código postal de la propiedad',
  'Signed lease': 'Contrato de arrendamiento firmado',
  'PDF, signed by both parties.': 'PDF, firmado por ambas partes.',
  'We will e-mail you the result of the validation within {hours} hours at most.':
    'Te enviaremos el resultado de la validación por correo en un máximo de {hours}\u00a0horas.',
  'Save as draft': 'Guardar como borrador',
  'We saved your draft.': 'Guardamos tu borrador.',

  // credit bureau check. The text is a placeholder until the legal department has approved it.
  'Authorise the check of your credit history': 'Autoriza la consulta de tu historial crediticio',
  'It is the last step to send your application.': 'Es el último paso para enviar tu solicitud.',
  'In a few words': 'En pocas palabras',
  'We will check your history to know whether we can give you the Adelantto.':
    'Consultaremos tu historial para saber si podemos darte el Adelantto.',
  'The authorisation is good for {years} years.': 'La autorización vale {years} años.',
  'If you do not authorise it, your application is kept, but we cannot go on.':
    'Si no autorizas, tu solicitud queda guardada, pero no podremos continuar.',
  'Full text': 'Texto completo',
  'Bureau authorisation of {company}, {years} years from {date}':
    'Autorizo a {company} a consultar mi historial crediticio en las Sociedades de Información Crediticia que operan en México. Sé qué información se consultará, su alcance y el uso que se le dará, y acepto que {company} haga consultas periódicas. Esta autorización vale {years} años a partir de hoy, {date}, y mientras exista una relación jurídica entre ambas partes.',
  'We will send a code by SMS to {phone} to sign your authorisation.':
    'Te enviaremos un código por SMS al {phone} para firmar tu autorización.',
  'Authorise and receive code': 'Autorizar y recibir código',
  'Sending code…': 'Enviando código…',
  'Confirm your authorisation': 'Confirma tu autorización',
  'Sign the authorisation with a 4-digit code. Request it and we send it by SMS to {phone}.':
    'Firma la autorización con un código de 4 dígitos. Pídelo y te lo enviamos por SMS al {phone}.',
  'No code yet?': '¿Aún no tienes un código?',
  'Request one': 'Pide uno',
  'Write the 4-digit code that we sent by SMS to {phone}. With it you sign the authorisation.':
    'Escribe el código de 4 dígitos que enviamos por SMS al {phone}. Con él firmas la autorización.',
  Confirm: 'Confirmar',
  'Checking your history…': 'Consultando tu historial…',
  'We are still checking, do not close this page.': 'Seguimos consultando, no cierres esta página.',
  'Authorise the check again to receive another code.': 'Autoriza de nuevo la consulta para recibir otro código.',

  // result
  'We cannot go on for now': 'Por ahora no podemos continuar',
  'Your credit bureau score is too low. Try again in {months} months.':
    'Tu puntaje de buró de crédito no alcanza el mínimo. Inténtalo de nuevo en {months} meses.',
  'Your credit bureau score is too low. Try again in {months} months, from {date}.':
    'Tu puntaje de buró de crédito no alcanza el mínimo. Inténtalo de nuevo en {months} meses, a partir del {date}.',
  'You can ask for your credit report free of charge once every 12 months.':
    'Puedes pedir gratis tu reporte de crédito una vez cada 12 meses.',
  Understood: 'Entendido',
  'We received your application': 'Recibimos tu solicitud',
  'We will validate the data of your property and e-mail you the result within {hours} hours.':
    'Validaremos los datos de tu propiedad y te enviaremos el resultado por correo en un máximo de {hours} horas.',
  'We will validate the data of your property and e-mail you the result within {hours} hours, by {date}.':
    'Validaremos los datos de tu propiedad y te enviaremos el resultado por correo en un máximo de {hours} horas, a más tardar el {date}.',
  'Application sent': 'Solicitud enviada',
  'We validate your property': 'Validamos tu propiedad',
  '{hours} hours at most.': 'Máximo {hours} horas.',
  'You upload your bank statement': 'Subes tu estado de cuenta',
  'And sign your contract online.': 'Y firmas tu contrato en línea.',
  'You receive your money': 'Recibes tu dinero',
  'Authorisation registered on {date} at {time}, folio {folio}.':
    'Autorización registrada el {date} a las {time}, folio {folio}.',
} as const;
