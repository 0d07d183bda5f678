import { narrow } from './email.css'

/** Where a part of a row stands when there is no room for one line. */
export const area = (name: string, more: object = {}) => ({ '@container': { [narrow]: { gridArea: name, ...more } } })
