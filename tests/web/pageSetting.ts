/** Gives the page a setting, as the server writes it into the HTML: `setPageSetting('api-host', 'https://api.test/')`. */
export function setPageSetting(name: string, content: string): void {
  document.head.querySelector(`meta[name="${name}"]`)?.remove();
  document.head.append(Object.assign(document.createElement('meta'), { name, content }));
}
