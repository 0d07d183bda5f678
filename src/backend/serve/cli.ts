#!/usr/bin/env node
// Runs on old Node versions, too, to name the required one. Import anything newer only after the check.
const needed = 24
const major = Number(process.versions.node.split('.')[0])

// makes this file a module, for top-level await
export {}

if (major < needed) {
  console.error(`langraan needs Node ${needed} or later. This is Node ${process.versions.node}.`)
  process.exitCode = 1
} else {
  const { run } = await import('./command')
  process.exitCode = await run(process.argv.slice(2))
}
