import { endpoint } from '@/lib/people/door/endpoint';
import { imageTypes, mostImageBytes } from '@/lib/platform/images/limits';
import { uploadedImage } from '@/lib/publishing/images/schema';
import { uploadImage } from '@/lib/publishing/images/service';

/** The picture itself is the body: no form around it. */
export const POST = endpoint(
  {
    access: 'member',
    file: { types: imageTypes, limit: mostImageBytes },
    answer: uploadedImage,
    status: 201,
  },
  ({ viewer, file }) => uploadImage(viewer, file),
);
