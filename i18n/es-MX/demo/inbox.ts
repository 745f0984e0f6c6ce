export {};

// The inbox of the operator's console: search, deletion, whole e-mails.
