import { type FieldErrors, isErrorEnvelope } from './errors'

/** Longest text of another format that is shown: longer ones are dumps. */
const longestText = 200

/** Markup, JSON, code, addresses of code, and what frameworks write for their developers. */
const technical =
  /[<>{}[\]\\\r\n]|::|https?:|\w\(|\.(?:java|js|php|py|rb|ts)\b|\w(?:Error|Exception)\b|\b(?:Traceback|SQLSTATE|undefined|null)\b/i

/** Names of statuses, which give no reason. */
const reasonless =
  /^(?:bad request|unprocessable (?:entity|content)|validation (?:failed|error)|(?:one or more|the) .{0,40}(?:errors? occurred|was invalid))\.?$/i

/** A sentence for people: plain, short and of several words, or not in Latin letters; undefined for anything else. */
function sentenceOf(said: unknown): string | undefined {
  if (typeof said !== 'string') return undefined
  const text = said.trim()
  const isSentence = /\S\s+\S|[\u0e00-\u0e7f]/.test(text)
  return isSentence && text.length <= longestText && !technical.test(text) && !reasonless.test(text) ? text : undefined
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined

type Said = readonly [path: string, texts: readonly string[]]

const saidAt = (path: string, said: unknown): readonly Said[] => {
  const texts = (Array.isArray(said) ? said : [said]).flatMap((each) => sentenceOf(each) ?? [])
  return texts.length > 0 ? [[path, texts]] : []
}

/** Laravel, ASP.NET, and fields within fields: sentences by path. */
const ofFields = (fields: unknown, above = ''): readonly Said[] =>
  Object.entries(objectOf(fields) ?? {}).flatMap(([name, said]) =>
    objectOf(said) ? ofFields(said, `${above}${name}.`) : saidAt(`${above}${name}`, said),
  )

/** FastAPI: `loc` is where in the request, beginning with its part. */
function ofPlace(place: unknown): readonly Said[] {
  const { loc, msg, type } = objectOf(place) ?? {}
  if (!Array.isArray(loc)) return []
  const path = loc.slice(1).join('.')
  return /(?:^|\.)missing$/.test(String(type)) ? [[path, ['required']]] : saidAt(path, msg)
}

/**
 * Reasons of a rejection that isn't in our format: those of problem details (RFC 9457), Laravel, ASP.NET and FastAPI, and
 * `{"error": {"code", "message"}}`. Only sentences for people are taken, never a name, a code or a dump.
 */
export function foreignRejection(body: unknown): FieldErrors | undefined {
  const { error, errors, detail, message, title } = objectOf(body) ?? {}
  const inner = objectOf(error)
  const found = [
    ...ofFields(errors),
    ...(Array.isArray(detail) ? detail.flatMap(ofPlace) : []),
    ...(inner && !isErrorEnvelope(inner) ? ofFields(inner) : []),
  ]
  if (found.length === 0)
    found.push(
      ...([detail, message, inner?.message, title].map((said) => saidAt('', said)).find((said) => said.length > 0) ??
        []),
    )
  return found.length > 0 ? Object.fromEntries(found.map(([path, texts]) => [path, [...texts]])) : undefined
}
