/** The task that is open: its number, or one that is being added. */
export type OpenTask = number | 'new' | undefined

export function taskIn(query: string): OpenTask {
  const text = new URLSearchParams(query).get('task')
  if (text === 'new') return text
  const id = Number(text ?? '')
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** A list's text with the task that is open. */
export function withTask(list: string, task: OpenTask): string {
  const params = new URLSearchParams(list)
  if (task !== undefined) params.set('task', String(task))
  return params.toString()
}
