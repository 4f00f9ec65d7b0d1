package broken;

import com.example.boyka.api.Booking;
import java.nio.file.Files;
import java.nio.file.Path;

/** In a file of its own: javac looks for these errors where all types are right. */
class Exceptions {
    Booking readsTheGuest() {
        return Booking.forGuest(Files.readString(Path.of("guest.txt"))); // error: unreported exception IOException
    }
}
