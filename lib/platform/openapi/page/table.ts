import { html, type Html } from './html';

/** A table with the columns name, type and meaning. */
export function describingTable(caption: string, subject: 'Field' | 'Name', rows: Html[]): Html {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${subject}</th>
        <th scope="col">Type</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
