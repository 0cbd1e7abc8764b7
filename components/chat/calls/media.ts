/** Asks for the microphone. Rejects when there is none or it is not allowed. */
export async function openMicrophone(): Promise<MediaStreamTrack> {
  const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
  return firstOf(await navigator.mediaDevices.getUserMedia({ audio }), 'audio');
}

export async function openCamera(): Promise<MediaStreamTrack> {
  const video = { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' };
  return firstOf(await navigator.mediaDevices.getUserMedia({ video }), 'video');
}

function firstOf(stream: MediaStream, kind: 'audio' | 'video'): MediaStreamTrack {
  const [track] = kind === 'audio' ? stream.getAudioTracks() : stream.getVideoTracks();
  if (!track) throw new Error(`There is no ${kind} track.`);
  return track;
}
