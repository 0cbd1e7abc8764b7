-- Asks for the given paths in turn, if any, and prints what happened as one line of JSON.
local threads = 0

function setup(thread)
  threads = threads + 1
  thread:set("id", threads)
end

function init(args)
  paths = args
  asked = 0
  run = os.time()
  if #paths > 0 then
    request = function()
      asked = asked + 1
      local path = paths[(asked + id) % #paths + 1]:gsub("%*", run .. "-" .. id .. "-" .. asked)
      return wrk.format(nil, path)
    end
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"durationUs":%d,"p50Us":%d,"p99Us":%d,"refusals":%d,"errors":%d}',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
