/*
 * What a browser may send. soketi 1.6.1 dies of malformed frames, lets everybody subscribe to the channel of another
 * user's server events, and passes client events on where they are off: such frames never reach it.
 */
const channelName = /^[-a-zA-Z0-9_=@,.;]{1,200}$/u;
const serverToUser = '#server-to-user-';

/**
 * @param {Buffer} frame
 * @param {boolean} isBinary
 * @param {string | undefined} userId of the person who has signed in on this connection
 * @returns {string | null} why the connection is closed, in English; null when the frame may pass
 */
function frameFault(frame, isBinary, userId) {
  if (isBinary) return 'binary frame';
  const message = parse(frame);
  if (message === null || typeof message.event !== 'string') return 'not a message';
  const { event, data } = message;
  switch (event) {
    case 'pusher:ping':
    case 'pusher:pong':
      return null;
    case 'pusher:subscribe':
    case 'pusher:unsubscribe':
      return channelFault(data, userId);
    case 'pusher:signin':
      return isRecord(data) && areTexts(data, ['auth', 'user_data']) ? null : 'bad signin';
    default:
      return event.startsWith('client-') ? 'client events are off' : 'unknown event';
  }
}

/**
 * @param {unknown} data
 * @param {string | undefined} userId
 */
function channelFault(data, userId) {
  if (!isRecord(data) || typeof data.channel !== 'string') return 'bad channel';
  const { channel } = data;
  // pusher-js subscribes to it by itself after a signin.
  if (channel.startsWith(serverToUser)) {
    return userId !== undefined && channel === serverToUser + userId ? null : 'not your channel';
  }
  if (!channelName.test(channel)) return 'bad channel';
  const given = ['auth', 'channel_data'].filter((name) => data[name] !== undefined);
  return areTexts(data, given) ? null : 'bad authorization';
}

/**
 * @param {Record<string, unknown>} record
 * @param {string[]} names
 */
function areTexts(record, names) {
  return names.every((name) => typeof record[name] === 'string');
}

/** @param {Buffer} frame */
function parse(frame) {
  try {
    const value = JSON.parse(frame.toString());
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

module.exports = { frameFault };
