import { type ListFileProblem, readListFile } from '../../cod/file/cod.file'
import { type CourierTemplate, readTemplate } from './orders.courier-template'

export type TemplateProblem = ListFileProblem | 'headings'

/** The first sheet of a courier's template, Excel or CSV. */
export async function readTemplateFile(
  file: Blob,
): Promise<{ template: CourierTemplate } | { problem: TemplateProblem }> {
  const list = await readListFile(file, true)
  if ('problem' in list) return list
  const template = readTemplate(list.text)
  return template ? { template } : { problem: 'headings' }
}
